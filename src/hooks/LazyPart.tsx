import { type ComponentType, lazy } from 'react'
import { HydratingTexts } from './HydratingTexts.tsx'

/**
 * Fetches the code of a screen or of a part of one, and returns its component. Use one function for each part: the
 * function identifies the part.
 */
export type LoadPart<Props = object> = () => Promise<ComponentType<Props>>

type AnyLoad = () => Promise<unknown>

/** A screen with the parts of its first view that have chunks of their own. */
export type Screen = ComponentType & { parts?: readonly AnyLoad[] }

const parts = new Map<AnyLoad, unknown>()
const lost = new Set<AnyLoad>()

/** The time between a lost fetch and its error, in milliseconds. */
const leavingMs = 300

type LazyPartProps<Props> = Props & { load: LoadPart<Props> }

/**
 * A screen or a part of one whose code is fetched at its first render; needs a Suspense boundary above it. On a
 * server-rendered page its HTML stays until then.
 */
export function LazyPart<Props extends object>({ load, ...props }: LazyPartProps<Props>) {
  const Part = (parts.get(load) ?? remember(load)) as ComponentType<object>
  return (
    <HydratingTexts>
      <Part {...props} />
    </HydratingTexts>
  )
}

/** Preloads the code of a screen and of its parts before its first render; rejects when the code does not load. */
export async function prepareScreen(load: LoadPart): Promise<void> {
  await preparePart(load)
  const { parts: ofScreen = [] } = parts.get(load) as Screen
  await Promise.all(ofScreen.map(preparePart))
}

/** Preloads the code of a part before its first render; rejects when the code does not load. */
export async function preparePart(load: AnyLoad): Promise<void> {
  if (parts.has(load)) return
  const Part = await load()
  // The part may have rendered meanwhile: a component keeps its identity.
  if (!parts.has(load)) parts.set(load, Part)
}

/**
 * Allows the parts whose code did not load to be fetched again. Not at once when a fetch fails: React renders a failed
 * part a second time, which would fetch endlessly.
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
      // Firefox ends the fetches of a page a moment before it leaves the page: no error flashes there.
      await new Promise((resolve) => setTimeout(resolve, leavingMs))
      throw error
    }
  })
  parts.set(load, Part)
  return Part
}
