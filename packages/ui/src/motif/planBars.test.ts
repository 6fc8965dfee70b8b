import { planBars } from './planBars.ts'

const plan = { seed: 7, rows: 12, columns: 48 }

it('draws the same plan for the same seed and another for another', () => {
  expect(planBars(plan)).toEqual(planBars(plan))
  expect(planBars(plan)).not.toEqual(planBars({ ...plan, seed: 8 }))
})

it.each([1, 2, 3, 42, 404])(
  'lets no two bars of a row touch, around the end of the loop too (seed %i)',
  (seed) => {
    const bars = planBars({ ...plan, seed })
    for (let row = 0; row < plan.rows; row += 1) {
      const inRow = bars.filter((bar) => bar.row === row).sort((one, other) => one.start - other.start)
      expect(inRow.length).toBeGreaterThan(0)
      inRow.forEach((bar, index) => {
        const next = inRow[index + 1]
        const nextStart = next ? next.start : (inRow[0]?.start ?? 0) + plan.columns
        expect(bar.start).toBeGreaterThanOrEqual(0)
        expect(bar.start).toBeLessThan(plan.columns)
        expect(nextStart - (bar.start + bar.length)).toBeGreaterThan(0.5)
      })
    }
  },
)

it('is mostly pine, with lime near today', () => {
  const bars = planBars({ ...plan, rows: 60, today: 20 })
  const lime = bars.filter((bar) => bar.tone === 'lime')
  expect(lime.length).toBeGreaterThan(5)
  expect(lime.length).toBeLessThan(bars.length / 4)
  for (const bar of lime) {
    const away = Math.abs(((bar.start + bar.length / 2) % plan.columns) - 20)
    expect(Math.min(away, plan.columns - away)).toBeLessThan(8)
  }
})

it.each(['sky', 'amber', 'lilac'] as const)('carries another accent in place of lime: %s', (accent) => {
  const tones = planBars({ seed: 2, rows: 5, columns: 28, accent }).map((bar) => bar.tone)
  expect(tones.filter((tone) => tone === accent).length).toBeGreaterThanOrEqual(3)
  expect(tones).not.toContain('lime')
})
