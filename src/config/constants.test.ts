import { constants } from './constants.ts'

it('keeps the values of the specification', () => {
  expect(constants).toEqual({
    loadingScreenMs: 1500,
    navbarScrolledPx: 30,
    sectionOffsetPx: 100,
    toastMs: 1000,
    popup: { afterMs: 3000, closeAfterMs: 7000 },
    home: {
      services: 6,
      counters: [
        { name: 'projects', target: 120, suffix: '+', durationMs: 2000 },
        { name: 'services', target: 500, suffix: '+', durationMs: 1800 },
        { name: 'clients', target: 98, suffix: '%', durationMs: 2000 },
      ],
      counterTickMs: 10,
      counterThreshold: 0.1,
    },
    teamStepPx: 300,
    servicePairs: [
      [58, 40],
      [43, 55],
    ],
    staff: { topBarPx: 60, notificationsMs: 60_000 },
    calls: { answerMs: 30_000, uploadStallMs: 60_000, uploadMs: 300_000 },
    translations: { answerMs: 8000, maxRetries: 5, retryDelayMs: 350, maxParallelReads: 10 },
  })
})
