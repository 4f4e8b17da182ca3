"""The games as environments: PettingZoo, Gymnasium, OpenSpiel. Each adapter needs its library installed."""
