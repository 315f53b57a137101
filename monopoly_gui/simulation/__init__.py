"""Games without a screen: `driver.py` plays one, `parallel.py` many."""
