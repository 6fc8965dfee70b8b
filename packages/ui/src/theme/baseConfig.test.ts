import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react'
import { semanticTokens } from './semanticTokens.ts'
import { system } from './system.ts'
import { tokens } from './tokens.ts'

const room = path.join(process.cwd(), 'packages/ui/src')

const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/baseConfig/.test(file))
  .map((file) => readFileSync(path.join(room, file), 'utf8'))
  .join('\n')

/** Names of ours that happen to be Chakra's too (tokens, units, texts), and `rotate`, which takes CSS alone here. */
const namesOfOurs = ['bg', 'ring', 'ms', 'p', 'blur', 'rotate']

/** Whether any file gives this name a value, as a prop or in an object. */
const isWritten = (name: string) =>
  !namesOfOurs.includes(name) && new RegExp(`\\b${name}(=|\\??:)`).test(sources)

const theme = { breakpoints: { sm: '30em', md: '51.25em', lg: '65em', xl: '80em' }, tokens, semanticTokens }
const chakra = createSystem(defaultBaseConfig, { cssVarsPrefix: 'ui', theme })

/** A helper of Chakra's for icons that take over the ground's colour, which nothing here reads. */
const withoutGround = (css: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(css).filter(([name]) => name !== '--bg-currentcolor'))

const styleOf = (name: string, value: unknown) => ({ [name]: value }) as unknown as SystemStyleObject

const { utilities = {}, conditions = {} } = defaultBaseConfig
const names = Object.entries(utilities).flatMap(([name, utility]) => [
  name,
  ...[utility?.shorthand ?? []].flat(),
])

it.each(names.filter(isWritten))('means by %s what Chakra means', (name) => {
  const { values } = utilities[name] ?? {}
  const category = typeof values === 'string' ? values : 'colors'
  const samples = [
    ...Object.keys(chakra.tokens.getCategoryValues(category as never) ?? {}),
    'inherit',
    true,
    2,
  ]
  for (const value of samples)
    expect(withoutGround(system.css(styleOf(name, value)))).toEqual(
      withoutGround(chakra.css(styleOf(name, value))),
    )
})

it.each(Object.keys(conditions).filter((name) => isWritten(`_${name}`)))(
  'means by the condition _%s what Chakra means',
  (name) => {
    const style = { [`_${name}`]: { opacity: 0.5 } }
    const ours = JSON.stringify(system.css(style)).replace('&&', '&')
    expect(ours).toBe(JSON.stringify(chakra.css(style)))
  },
)
