import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Fetches a screen's code and gives its component. One function for each screen: it is the screen's identity. */
export type LoadScreen = () => Promise<ComponentType>

const screens = new Map<LoadScreen, LazyExoticComponent<ComponentType>>()

/**
 * A screen whose code is fetched on the first visit. A fetch that failed is not remembered: the next visit, or
 * Retry, tries again.
 */
export function LazyScreen({ load }: { load: LoadScreen }) {
  const Screen = screens.get(load) ?? remember(load)
  return <Screen />
}

function remember(load: LoadScreen) {
  const Screen = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      screens.delete(load)
      throw error
    }
  })
  screens.set(load, Screen)
  return Screen
}
