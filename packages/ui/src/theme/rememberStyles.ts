import type { SystemContext, SystemStyleObject } from '@chakra-ui/react'
import { type CSSObject, css, type SerializedStyles } from '@emotion/react'

/** What is remembered for one list of style objects, and for the lists that begin with it. */
interface Remembered {
  styles?: SerializedStyles
  next?: WeakMap<object, Remembered>
}

/**
 * The system with a memory by the identity of the style objects. Chakra computes a recipe and the CSS of an element anew for
 * each element and each render, and looks them up by a hash of all their values; the objects of our components never change.
 * The CSS is in Emotion's serialized form, so that Emotion does not serialize the same styles again either.
 */
export function rememberStyles(system: SystemContext): SystemContext {
  const root: Remembered = {}
  const serialize = (styles: readonly SystemStyleObject[]): SerializedStyles =>
    css(system.css(...styles) as CSSObject)

  return {
    ...system,
    cva: byIdentity(system.cva),
    sva: byIdentity(system.sva),
    css: (...args) => {
      const styles = args.filter(isFilled)
      let found = root
      for (const style of styles) {
        found.next ??= new WeakMap()
        const next = found.next.get(style) ?? {}
        found.next.set(style, next)
        found = next
      }
      found.styles ??= serialize(styles)
      return found.styles as unknown as SystemStyleObject
    },
  }
}

/** Whether an argument has styles: Chakra passes an empty object for an element without style properties. */
function isFilled(styles: unknown): styles is SystemStyleObject {
  for (const key in styles as object) if (key) return true
  return false
}

/** A function of one object that is called once for each object. */
function byIdentity<Fn extends (config: never) => unknown>(compute: Fn): Fn {
  const known = new WeakMap<object, unknown>()
  return ((config: never) => {
    const result = known.get(config) ?? compute(config)
    known.set(config, result)
    return result
  }) as Fn
}
