import type { PageName, StaffPageName } from '@atrium/contract'
import type { LoadScreen } from './LazyScreen.tsx'
import { loadNotFound } from './loadNotFound.ts'

/**
 * Every screen for visitors and the chunk that it comes in. The chunk has the page's name: by it the server
 * tells the browser to fetch the code of the page that was asked for together with the application.
 */
export const screens = {
  home: async () =>
    (await import(/* webpackChunkName: "home" */ '#screens/public/home/HomeScreen.tsx')).HomeScreen,
  about: async () =>
    (await import(/* webpackChunkName: "about" */ '#screens/public/about/AboutScreen.tsx')).AboutScreen,
  services: async () =>
    (await import(/* webpackChunkName: "services" */ '#screens/public/service/ServicesScreen.tsx'))
      .ServicesScreen,
  service: async () =>
    (await import(/* webpackChunkName: "service" */ '#screens/public/service/ServiceScreen.tsx'))
      .ServiceScreen,
  careers: async () =>
    (await import(/* webpackChunkName: "careers" */ '#screens/public/career/CareerScreen.tsx')).CareerScreen,
  vacancy: async () =>
    (await import(/* webpackChunkName: "vacancy" */ '#screens/public/career/VacancyScreen.tsx'))
      .VacancyScreen,
  contact: async () =>
    (await import(/* webpackChunkName: "contact" */ '#screens/public/contact/ContactScreen.tsx'))
      .ContactScreen,
  apply: async () =>
    (await import(/* webpackChunkName: "apply" */ '#screens/public/app/ApplyScreen.tsx')).ApplyScreen,
  sendCv: async () =>
    (await import(/* webpackChunkName: "sendCv" */ '#screens/public/send-cv/SendCvScreen.tsx')).SendCvScreen,
  privacy: async () =>
    (await import(/* webpackChunkName: "privacy" */ '#screens/public/privacy/PrivacyScreen.tsx'))
      .PrivacyScreen,
  confirmSubscription: async () =>
    (
      await import(
        /* webpackChunkName: "confirmSubscription" */ '#screens/public/subscribe/ConfirmSubscriptionScreen.tsx'
      )
    ).ConfirmSubscriptionScreen,
  unsubscribe: async () =>
    (await import(/* webpackChunkName: "unsubscribe" */ '#screens/public/subscribe/UnsubscribeScreen.tsx'))
      .UnsubscribeScreen,
  employee: async () =>
    (await import(/* webpackChunkName: "employee" */ '#screens/lookup/employee-qr/EmployeeScreen.tsx'))
      .EmployeeScreen,
  rooms: async () =>
    (await import(/* webpackChunkName: "rooms" */ '#screens/lookup/rooms/RoomsScreen.tsx')).RoomsScreen,
  room: async () =>
    (await import(/* webpackChunkName: "room" */ '#screens/lookup/rooms/RoomScreen.tsx')).RoomScreen,
  card: async () =>
    (await import(/* webpackChunkName: "card" */ '#screens/lookup/codes/CardScreen.tsx')).CardScreen,
  notFound: loadNotFound,
  /** The staff area with its entrances: its own routes, frames and screens, of which no visitor downloads anything. */
  staff: async () => (await import(/* webpackChunkName: "staff" */ './StaffRoutes.tsx')).StaffRoutes,
} satisfies Record<Exclude<PageName, StaffPageName> | 'notFound' | 'staff', LoadScreen>
