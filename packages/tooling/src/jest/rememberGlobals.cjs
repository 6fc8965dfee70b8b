/** Marks of packages, such as `_reactListening…`: they stay, since the test files of a worker share the packages too. */
const isMark = (name) => name.startsWith('_')

const fields = ['value', 'get', 'set', 'writable']
const isSame = (one, other) => fields.every((field) => Object.is(one?.[field], other?.[field]))

/**
 * Remembers the properties of objects that the test files of a worker share, such as `window` and `navigator`: a stand-in
 * of one file would reach the next file.
 *
 * @param {object[]} objects
 * @param {string[]} [hidden] names of properties that an object does not list
 * @returns {() => void} restores changed properties and removes added ones
 */
module.exports = function rememberGlobals(objects, hidden = []) {
  const namesOf = (object) => new Set([...Object.getOwnPropertyNames(object), ...hidden])
  const remembered = objects.map((object) => {
    const names = [...namesOf(object)].filter((name) => !isMark(name))
    return [object, new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]))]
  })
  return () => {
    for (const [object, before] of remembered)
      for (const name of new Set([...before.keys(), ...namesOf(object)])) {
        const first = before.get(name)
        if (isMark(name) || isSame(Object.getOwnPropertyDescriptor(object, name), first)) continue
        if (first) Reflect.defineProperty(object, name, first)
        else Reflect.deleteProperty(object, name)
      }
  }
}
