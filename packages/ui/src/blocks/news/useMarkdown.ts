import { type ComponentType, useEffect, useState } from 'react'
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
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    if (loaded) return
    let isWanted = true
    load().then(
      (Markdown) => isWanted && setState({ Markdown, hasFailed: false }),
      () => isWanted && setState({ hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [tries])

  const retry = () => {
    setState({ hasFailed: false })
    setTries((count) => count + 1)
  }
  return { ...state, retry }
}
