/**
 * Emotion's sheet of styles, which keeps none: jsdom draws nothing, and asks every rule for each element whose role a
 * test looks for. What pages look like is proven in a real browser.
 */
class StyleSheet {
  constructor({ key, container, nonce }) {
    Object.assign(this, { key, container, nonce, tags: [] })
  }

  hydrate() {}

  insert() {}

  flush() {}
}

module.exports = { __esModule: true, StyleSheet }
