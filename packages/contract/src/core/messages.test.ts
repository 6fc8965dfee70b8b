import { newsSamples } from '#news/samples.ts'
import { notificationSamples } from '#notifications/samples.ts'

describe('the texts of the sample messages', () => {
  it.each([...notificationSamples, ...newsSamples])(
    'fit a card in each language: $text.EN.notName',
    ({ text }) => {
      for (const { notName, notDesc } of Object.values(text)) {
        expect(notName.length).toBeLessThan(60)
        expect(notDesc).toMatch(/[.!?]$/)
        expect(notDesc.length).toBeLessThan(200)
      }
    },
  )
})
