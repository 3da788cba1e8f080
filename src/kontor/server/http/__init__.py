"""HTTP and WebSocket: routes, connections, limits, and the services behind them."""
