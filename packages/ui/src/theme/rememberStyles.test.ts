import type { SystemStyleObject } from '@chakra-ui/react'
import type { SerializedStyles } from '@emotion/react'
import { rememberStyles } from './rememberStyles.ts'
import { system } from './system.ts'

const remembering = () => {
  const css = jest.fn(system.css)
  const cva = jest.fn(system.cva)
  return { css, cva, remembered: rememberStyles({ ...system, css, cva: cva as typeof system.cva }) }
}

const textOf = (styles: SystemStyleObject) => (styles as unknown as SerializedStyles).styles

it('computes the CSS of the same style objects once', () => {
  const { css, remembered } = remembering()
  const [base, own] = [{ color: 'red' }, { marginTop: '2' }]
  const first = remembered.css(base, own, {})
  expect(remembered.css(base, own, {})).toBe(first)
  expect(css).toHaveBeenCalledTimes(1)
  expect(textOf(first)).toBe('color:red;margin-top:var(--ui-spacing-2);')
})

it('tells the order and the number of the objects apart', () => {
  const { remembered } = remembering()
  const [red, blue] = [{ color: 'red' }, { color: 'blue' }]
  expect(textOf(remembered.css(red, blue))).toBe('color:blue;')
  expect(textOf(remembered.css(blue, red))).toBe('color:red;')
  expect(textOf(remembered.css(red))).toBe('color:red;')
  expect(textOf(remembered.css())).toBe('')
})

it('builds a recipe once for all its elements', () => {
  const { cva, remembered } = remembering()
  const recipe = { base: { color: 'red' } }
  expect(remembered.cva(recipe)).toBe(remembered.cva(recipe))
  expect(cva).toHaveBeenCalledTimes(1)
})
