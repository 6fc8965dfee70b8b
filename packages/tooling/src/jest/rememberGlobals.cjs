/** What packages mark for themselves, such as `_reactListening…`: the test files of a worker share the packages too. */
const isMark = (name) => name.startsWith('_')

const fields = ['value', 'get', 'set', 'writable']
const isSame = (one, other) => fields.every((field) => Object.is(one?.[field], other?.[field]))

/**
 * Remembers the properties of some objects, such as `window` and `navigator`, which the test files of a worker share: a
 * stand-in that one file leaves would be found by the next one.
 *
 * @param {object[]} objects
 * @param {string[]} [hidden] names that an object has and does not list
 * @returns {() => void} puts back what has changed and removes what was added
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
