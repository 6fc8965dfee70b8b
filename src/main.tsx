/**
 * Evaluates the application in pieces between which the browser can paint and answer: each is a task of its own. They
 * are in one file (`eager`), so that no piece is asked for after another.
 */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@atrium/ui/system'),
  () => import(/* webpackMode: "eager" */ '#api/baseApi.ts'),
  () => import(/* webpackMode: "eager" */ '#i18n/createI18n.ts'),
  () => import(/* webpackMode: "eager" */ '#store/setupStore.ts'),
  () => import(/* webpackMode: "eager" */ '#app/App.tsx'),
]

/** Lets the browser do what waits. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function start() {
  for (const evaluate of pieces) {
    await evaluate()
    await pause()
  }
  const { boot } = await import(/* webpackMode: "eager" */ './boot.tsx')
  await boot()
}

void start()
