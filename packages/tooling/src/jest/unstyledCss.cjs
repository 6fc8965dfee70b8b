/** Chakra's styles of an element, which are none: see `unstyledSheet.cjs`. */
const none = {}

module.exports = { createCssFn: () => () => none }
