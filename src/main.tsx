import { loadInTheEnd, pause } from '#hooks/waits.ts'

/**
 * The application in pieces, each evaluated in a task of its own, between which the browser can paint and answer. Their code
 * comes in several files at once (`startFiles` in webpack.config.ts).
 */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "start" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "start" */ '@atrium/ui/baseConfig'),
  () => import(/* webpackChunkName: "start" */ '@atrium/ui/system'),
  () => import(/* webpackChunkName: "start", webpackExports: "createApi" */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackChunkName: "start" */ '#api/baseApi.ts'),
  () => import(/* webpackChunkName: "start" */ '#i18n/createI18n.ts'),
  () => import(/* webpackChunkName: "start" */ '#store/setupStore.ts'),
  () => import(/* webpackChunkName: "start", webpackExports: "Routes" */ 'react-router-dom'),
  () => import(/* webpackChunkName: "start" */ '#app/App.tsx'),
  () => import(/* webpackChunkName: "start" */ './boot.tsx'),
]

async function evaluateAll() {
  for (const evaluate of pieces) {
    await evaluate()
    await pause()
  }
}

async function start() {
  await loadInTheEnd(evaluateAll)
  const { boot } = await import(/* webpackChunkName: "start" */ './boot.tsx')
  await boot()
}

void start()
