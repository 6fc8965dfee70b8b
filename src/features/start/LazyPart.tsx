import { type ComponentType, lazy } from 'react'

/** Fetches the code of a screen or of a part of one, and gives its component. One function for each part: it is the part's identity. */
export type LoadPart<Props = object> = () => Promise<ComponentType<Props>>

type AnyLoad = () => Promise<unknown>

const parts = new Map<AnyLoad, unknown>()
const lost = new Set<AnyLoad>()

type LazyPartProps<Props> = Props & { load: LoadPart<Props> }

/**
 * A screen or a part of one whose code is fetched when it is first drawn; needs a Suspense above it. On a page that came from
 * the server its HTML stands there meanwhile.
 */
export function LazyPart<Props extends object>({ load, ...props }: LazyPartProps<Props>) {
  const Part = (parts.get(load) ?? remember(load)) as ComponentType<object>
  return <Part {...props} />
}

/** Fetches a part's code before its first drawing; rejects when the code does not come. */
export async function preparePart(load: LoadPart): Promise<void> {
  if (parts.has(load)) return
  const Part = await load()
  // Meanwhile the part may have been drawn: a component keeps its identity.
  if (!parts.has(load)) parts.set(load, Part)
}

/**
 * Lets the parts whose code could not be fetched be tried again. Not at once when a fetch fails: React renders
 * a failed part a second time, which would fetch for ever.
 */
export function forgetLostParts(): void {
  for (const load of lost) parts.delete(load)
  lost.clear()
}

function remember<Props>(load: LoadPart<Props>) {
  const Part = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      lost.add(load)
      throw error
    }
  })
  parts.set(load, Part)
  return Part
}
