import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { MarkdownProps } from '#primitives/Markdown.tsx'

type Drawer = ComponentType<MarkdownProps>

/** Cached, so that the next card shows its text at once. */
let loaded: Drawer | undefined

const load = async (): Promise<Drawer> => {
  loaded ??= (await import(/* webpackChunkName: "markdown" */ '#primitives/Markdown.tsx')).Markdown
  return loaded
}

/** The Markdown component, once its code is loaded; `retry` requests the code again. */
export function useMarkdown() {
  const [state, setState] = useState<{ Markdown?: Drawer; hasFailed: boolean }>(() => ({
    ...(loaded && { Markdown: loaded }),
    hasFailed: false,
  }))
  const request = useCallback(() => {
    load().then(
      (Markdown) => setState({ Markdown, hasFailed: false }),
      () => setState({ hasFailed: true }),
    )
  }, [])
  useEffect(() => {
    if (!loaded) request()
  }, [request])

  const retry = () => {
    setState({ hasFailed: false })
    request()
  }
  return { ...state, retry }
}
