import type { LoadScreen } from './LazyScreen.tsx'

/** Every screen of the application and the chunk that it comes in. */
export const screens = {
  career: async () => (await import('#screens/public/career/CareerScreen.tsx')).CareerScreen,
  vacancy: async () => (await import('#screens/public/career/VacancyScreen.tsx')).VacancyScreen,
  apply: async () => (await import('#screens/public/app/ApplyScreen.tsx')).ApplyScreen,
  sendCv: async () => (await import('#screens/public/send-cv/SendCvScreen.tsx')).SendCvScreen,
  notFound: async () => (await import('#screens/public/not-found/NotFoundScreen.tsx')).NotFoundScreen,
} satisfies Record<string, LoadScreen>
