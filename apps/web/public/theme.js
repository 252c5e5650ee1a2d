// Runs before the first paint; src/lib/theme.ts sets the same attribute later on.
(function () {
  try {
    var theme = localStorage.getItem("morsel-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch (_) {
    // Storage may be switched off; the system's theme then applies.
  }
})();
