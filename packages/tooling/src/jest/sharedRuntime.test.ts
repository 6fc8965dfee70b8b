it('a promise carries nothing of earlier test files', () => {
  const carried = Object.getOwnPropertySymbols(new Promise(() => undefined))
  // That of this file, and those of shared packages such as `react-dom/server`; none from Node 24 on.
  expect(carried.filter(({ description }) => description === 'kResourceStore').length).toBeLessThan(4)
})
