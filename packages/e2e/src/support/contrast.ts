import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The used part of axe’s colours, which its types do not have. */
interface Colours {
  Color: new () => Colour & { parseString(css: string): void }
  getOwnBackgroundColor(style: CSSStyleDeclaration): Colour
  flattenColors(front: Colour, ground: Colour): Colour
  getContrast(ground: Colour, front: Colour): number
}

interface Colour {
  alpha: number
}

declare global {
  interface Window {
    contrastWithGround: typeof contrastWithGround
    /** The colours of each element in each theme while nothing is hovered, focused or pressed. */
    restingLooks: Map<string, Map<Element, string>>
  }
}

/** Light is the last one: the next story begins with it. */
const themes = ['dark', 'light'] as const
const atRest = 'at rest'

/** A pseudo-class, and a selector of the same specificity for all elements that can have it. */
type Replacement = readonly [from: string, to: string]

const hovered: Replacement = [':hover', ':not(.hovered)']
const pressed: Replacement = [':active', ':not(.pressed)']
const focusable = ':where(a[href], button, input, select, textarea, summary, [tabindex])'

const states: Record<string, Replacement[]> = {
  hovered: [hovered],
  focused: [[':focus-visible', `${focusable}:not(.focused)`]],
  pressed: [hovered, pressed],
  touched: [pressed],
}

/**
 * Expects text with enough contrast (WCAG 1.4.3) at rest in the dark theme; `expectAccessible` tests the light one.
 * With `hasStates`, also in both themes with all elements hovered, focused, pressed and touched (pressed without a
 * mouse), and focus rings of 3:1 against their ground (WCAG 1.4.11). The theme of the page is that of the system. The
 * journey continues after a failure and fails at its end with all of them.
 */
export async function expectContrast(page: Page, { hasStates }: { hasStates: boolean }): Promise<void> {
  if (!(await page.evaluate(() => 'contrastWithGround' in window)))
    await page.evaluate(`${axe.source};window.contrastWithGround=${contrastWithGround};(${endTransitions})()`)
  const found: string[] = []
  const check = async (state: string) => {
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      const faint = await page.evaluate(findFaintText, { theme: colorScheme, state })
      if (state === 'focused') faint.push(...(await page.evaluate(findFaintRings)))
      found.push(...faint.map((line) => `${colorScheme}, ${state}: ${line}`))
    }
  }
  await check(atRest)
  for (const [state, replacements] of hasStates ? Object.entries(states) : []) {
    await page.evaluate(replaceSelectors, replacements)
    await check(state)
    const back = replacements.map(([from, to]) => [to, from] as const)
    await page.evaluate(replaceSelectors, back)
  }
  expect.soft(found, page.url()).toEqual([])
}

/** Runs in the page: a colour that still fades must not be tested. */
function endTransitions(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
}

/** Runs in the page: replaces parts of the selectors of all styles. */
function replaceSelectors(replacements: Replacement[]): void {
  const replaceIn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [from, to] of replacements)
          if (rule.selectorText.includes(from)) rule.selectorText = rule.selectorText.replaceAll(from, to)
      if ('cssRules' in rule) replaceIn(rule.cssRules as CSSRuleList)
    }
  }
  for (const { cssRules } of document.styleSheets) replaceIn(cssRules)
}

/**
 * Runs in the page: the contrast of a colour with the grounds of an element and its ancestors. `undefined` over a
 * picture or another part of the page, and for transparent text, which is for screen readers only.
 */
function contrastWithGround(css: string, element: Element | null): number | undefined {
  const { color } = window.axe.commons as unknown as { color: Colours }
  const front = new color.Color()
  front.parseString(css)
  const grounds: Colour[] = []
  for (let at = element; at && grounds.at(-1)?.alpha !== 1; at = at.parentElement) {
    const style = getComputedStyle(at)
    const ground = color.getOwnBackgroundColor(style)
    const liesOverOthers = style.backgroundImage !== 'none' || style.position === 'fixed'
    if (liesOverOthers && ground.alpha < 1) return undefined
    grounds.push(ground)
  }
  const ground = grounds.reduceRight((back, layer) => color.flattenColors(layer, back))
  return front.alpha === 0 ? undefined : color.getContrast(ground, color.flattenColors(front, ground))
}

/**
 * Runs in the page. In a state only elements are tested that look different from at rest, which are few. What axe
 * cannot judge, because something else lies over it, is compared with the grounds of its ancestors.
 */
async function findFaintText({ theme, state }: { theme: string; state: string }): Promise<string[]> {
  const isAtRest = state === 'at rest'
  const looks = new Map<Element, string>()
  for (const element of document.querySelectorAll('body *')) {
    const { color, backgroundColor, backgroundImage, opacity, visibility } = getComputedStyle(element)
    looks.set(element, [color, backgroundColor, backgroundImage, opacity, visibility].join())
  }
  window.restingLooks ??= new Map()
  if (isAtRest) window.restingLooks.set(theme, looks)
  // `expectAccessible` has tested it.
  if (isAtRest && theme === 'light') return []
  const resting = window.restingLooks.get(theme)
  const changed = [...looks.keys()].filter((element) => looks.get(element) !== resting?.get(element))
  const include = isAtRest ? [document.body] : changed
  if (include.length === 0) return []
  const { violations, incomplete } = await window.axe.run(
    { include },
    { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'], elementRef: true },
  )
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => {
      const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {}
      return `${target} is ${fgColor} on ${bgColor}, ${contrastRatio}:1`
    }),
  )
  for (const { target, any, element } of incomplete.flatMap(({ nodes }) => nodes)) {
    const { messageKey, expectedContrastRatio = '4.5:1' } = any[0]?.data ?? {}
    if (!element || ['bgGradient', 'bgImage', 'imgNode'].includes(messageKey)) continue
    const contrast = window.contrastWithGround(getComputedStyle(element).color, element)
    if (contrast && contrast < Number.parseFloat(expectedContrastRatio))
      faint.push(`${target} has ${contrast.toFixed(2)}:1`)
  }
  return faint
}

/** Runs in the page: a ring may be that of an element, or that of a link around its card. */
function findFaintRings(): string[] {
  const faint: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    for (const pseudo of [null, '::after']) {
      const ring = getComputedStyle(element, pseudo)
      const ringed = pseudo ? element.offsetParent : element
      if (ring.outlineStyle !== 'solid' || Number.parseFloat(ring.outlineWidth) < 2 || !ringed) continue
      const isInside = Number.parseFloat(ring.outlineOffset) < 0
      const contrast = window.contrastWithGround(ring.outlineColor, isInside ? ringed : ringed.parentElement)
      if (contrast && contrast < 3)
        faint.push(`the focus ring of ${element.outerHTML.slice(0, 120)} has ${contrast.toFixed(2)}:1`)
    }
  return faint
}
