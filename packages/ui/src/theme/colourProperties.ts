import { system } from './system.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

/** These stand for the colour that holds them: `fg.DEFAULT` is `fg`. */
const ownValue = ['DEFAULT', 'value']

/** Semantic colours with other values, as custom properties: `--ui-colors-bg-page`. */
export const colourProperties = (tree: Tree, path = 'colors'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const name = ownValue.includes(key) ? path : `${path}.${key}`
      if (typeof value !== 'string') return Object.entries(colourProperties(value, name))
      return [[system.tokens.getByName(name)?.extensions.cssVar?.var ?? name, value]]
    }),
  )
