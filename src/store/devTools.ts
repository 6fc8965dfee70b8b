import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit'

/** Stands in the tools where a person's own words or files would be. */
const hidden = '‹hidden›'

interface CallAction extends Action {
  meta?: { arg?: { endpointName?: string; type?: string; originalArgs?: unknown } }
}

interface CallState {
  mutations?: Record<string, { originalArgs?: unknown }>
}

/**
 * Settings of the Redux DevTools: calls are named after their endpoint, so that the list of actions reads
 * as a story, and what people typed or attached stays out of it.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Atrium',
  actionSanitizer: <A extends Action>(action: A): A => {
    const arg = (action as CallAction).meta?.arg
    if (!arg?.endpointName) return action
    const named = { ...action, type: `${action.type} ${arg.endpointName}` }
    if (arg.type !== 'mutation') return named
    const { meta } = action as CallAction
    return { ...named, meta: { ...meta, arg: { ...arg, originalArgs: hidden } } }
  },
  stateSanitizer: <S>(state: S): S => {
    const api = (state as { api?: CallState }).api
    if (!api?.mutations) return state
    const mutations = Object.fromEntries(
      Object.entries(api.mutations).map(([id, entry]) => [id, { ...entry, originalArgs: hidden }]),
    )
    return { ...state, api: { ...api, mutations } }
  },
}
