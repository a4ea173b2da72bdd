# Pages of the web application.
