import type { LoadScreen } from './LazyScreen.tsx'

/** Every screen of the application and the chunk that it comes in. */
export const screens = {
  home: async () => (await import('#screens/public/home/HomeScreen.tsx')).HomeScreen,
  about: async () => (await import('#screens/public/about/AboutScreen.tsx')).AboutScreen,
  services: async () => (await import('#screens/public/service/ServicesScreen.tsx')).ServicesScreen,
  service: async () => (await import('#screens/public/service/ServiceScreen.tsx')).ServiceScreen,
  career: async () => (await import('#screens/public/career/CareerScreen.tsx')).CareerScreen,
  vacancy: async () => (await import('#screens/public/career/VacancyScreen.tsx')).VacancyScreen,
  apply: async () => (await import('#screens/public/app/ApplyScreen.tsx')).ApplyScreen,
  sendCv: async () => (await import('#screens/public/send-cv/SendCvScreen.tsx')).SendCvScreen,
  contact: async () => (await import('#screens/public/contact/ContactScreen.tsx')).ContactScreen,
  privacy: async () => (await import('#screens/public/privacy/PrivacyScreen.tsx')).PrivacyScreen,
  confirmSubscription: async () =>
    (await import('#screens/public/subscribe/ConfirmSubscriptionScreen.tsx')).ConfirmSubscriptionScreen,
  unsubscribe: async () =>
    (await import('#screens/public/subscribe/UnsubscribeScreen.tsx')).UnsubscribeScreen,
  notFound: async () => (await import('#screens/public/not-found/NotFoundScreen.tsx')).NotFoundScreen,
} satisfies Record<string, LoadScreen>
