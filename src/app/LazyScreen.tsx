import { type ComponentType, lazy } from 'react'

/** Fetches a screen's code and gives its component. One function for each screen: it is the screen's identity. */
export type LoadScreen = () => Promise<ComponentType>

const screens = new Map<LoadScreen, ComponentType>()
const lost = new Set<LoadScreen>()

/** A screen whose code is fetched on the first visit. */
export function LazyScreen({ load }: { load: LoadScreen }) {
  const Screen = screens.get(load) ?? remember(load)
  return <Screen />
}

/** Fetches a screen's code before its first visit; rejects when the code does not come. */
export async function prepareScreen(load: LoadScreen): Promise<void> {
  if (screens.has(load)) return
  const Screen = await load()
  // Meanwhile the screen may have been visited: a component keeps its identity.
  if (!screens.has(load)) screens.set(load, Screen)
}

/**
 * Lets the screens whose code could not be fetched be tried again. Not at once when a fetch fails: React renders
 * a failed part a second time, which would fetch for ever.
 */
export function forgetLostScreens(): void {
  for (const load of lost) screens.delete(load)
  lost.clear()
}

function remember(load: LoadScreen) {
  const Screen = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      lost.add(load)
      throw error
    }
  })
  screens.set(load, Screen)
  return Screen
}
