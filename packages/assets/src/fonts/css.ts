import type { Fallback } from './fallback.ts'
import type { Reference } from './reference.ts'

/** Characters as the value of `unicode-range`, neighbours joined: U+20-7E,U+A0. */
export function unicodeRange(characters: number[]): string {
  const hex = (value: number) => value.toString(16).toUpperCase()
  const ranges: [number, number][] = []
  for (const character of [...characters].sort((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && character <= last[1] + 1) last[1] = character
    else ranges.push([character, character])
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')
}

export function fontFace(rule: { family: string; file: string; weight: string; range: string }): string {
  return `@font-face {
  font-family: '${rule.family}';
  font-style: normal;
  font-weight: ${rule.weight};
  font-display: swap;
  src: url('./${rule.file}') format('woff2');
  unicode-range: ${rule.range};
}
`
}

export function fallbackFace(rule: {
  family: string
  reference: Reference
  fallback: Fallback
  range: string | undefined
}): string {
  const local = rule.reference.local.map((name) => `local('${name}')`).join(', ')
  return `@font-face {
  font-family: '${rule.family} Fallback';
  font-style: normal;
  font-weight: ${rule.reference.range};
  src: ${local};
  size-adjust: ${rule.fallback.sizeAdjust};
  ascent-override: ${rule.fallback.ascent};
  descent-override: ${rule.fallback.descent};
  line-gap-override: ${rule.fallback.lineGap};${rule.range ? `\n  unicode-range: ${rule.range};` : ''}
}
`
}
