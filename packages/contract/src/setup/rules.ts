/** What the samples are made of, as a person reads it. */
export const sampleKinds = [
  'people',
  'accounts',
  'rooms',
  'computers',
  'vacancies',
  'applications',
  'services',
  'news',
  'meetings',
  'requests',
  'questions',
  'counters',
  'reasons',
  'partners',
  'members',
  'workReasons',
] as const

export type SampleKind = (typeof sampleKinds)[number]
