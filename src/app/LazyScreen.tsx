import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Fetches a screen's code and gives its component. One function for each screen: it is the screen's identity. */
export type LoadScreen = () => Promise<ComponentType>

const screens = new Map<LoadScreen, LazyExoticComponent<ComponentType>>()
const lost = new Set<LoadScreen>()

/** A screen whose code is fetched on the first visit. */
export function LazyScreen({ load }: { load: LoadScreen }) {
  const Screen = screens.get(load) ?? remember(load)
  return <Screen />
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
