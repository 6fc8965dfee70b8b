import { languages, toTag } from '@atrium/contract/core'
import type { i18n } from 'i18next'

/** Thrown by a part of a page instead of rendering, when its texts did not load in any language. */
export class LostTextsError extends Error {
  override readonly name = 'LostTextsError'
}

const isMissing = (instance: i18n, ns: string) =>
  !languages.some((language) => instance.hasResourceBundle(toTag(language), ns))

/**
 * Makes `useTranslation` throw `LostTextsError` once all retries for a namespace have failed: otherwise the page would
 * show the keys of its texts. It checks `hasLoadedNamespace` before the first render, so no typed data are lost.
 */
export function rejectTranslationErrors(instance: i18n): void {
  const hasLoaded = instance.hasLoadedNamespace.bind(instance)
  instance.hasLoadedNamespace = (ns, options) => {
    const isSettled = hasLoaded(ns, options)
    const lost = isSettled ? [ns].flat().filter((name) => isMissing(instance, name)) : []
    if (lost.length > 0) throw new LostTextsError(`No texts of ${lost.join(', ')}.`)
    return isSettled
  }
}

/**
 * Loads namespaces, also those whose retries have all failed before; rejects with `LostTextsError` when one does not
 * load in any language.
 */
export async function fetchTexts(instance: i18n, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((ns) => isMissing(instance, ns))
  await Promise.all([
    instance.reloadResources(instance.languages, missing()),
    instance.loadNamespaces(namespaces),
  ])
  if (missing().length > 0) throw new LostTextsError(`No texts of ${missing().join(', ')}.`)
}

/** Fetches every namespace that failed to load. */
export const retryTexts = (instance: i18n): Promise<void> =>
  fetchTexts(instance, [instance.options.ns ?? []].flat()).catch(() => undefined)
