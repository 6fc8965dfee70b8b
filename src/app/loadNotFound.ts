/** The screen of an address that is no page, for visitors and in the staff area. */
export const loadNotFound = async () =>
  (await import(/* webpackChunkName: "notFound" */ '#screens/public/not-found/NotFoundScreen.tsx'))
    .NotFoundScreen
