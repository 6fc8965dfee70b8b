import { type ComponentType, lazy } from 'react'

/** A screen whose code is fetched on the first visit, given by its name. */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
