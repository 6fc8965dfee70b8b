import axe from 'axe-core'

/**
 * Fails with what axe finds. Colours are judged in a real browser over the stories; a block alone is no page,
 * so landmarks are not asked of it.
 */
export async function expectNoViolations(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    // Or it waits for the films, which never arrive here.
    preload: false,
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes[0]?.html}`)
  expect(found).toEqual([])
}
