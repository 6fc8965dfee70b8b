import { contract } from './contract.ts'
import { type Defect, isUnit } from './defect.ts'
import { journeys } from './journeys.ts'
import { rights } from './rights.ts'
import { screens } from './screens.ts'
import { server } from './server.ts'
import { serverParts } from './serverParts.ts'
import { state } from './state.ts'
import { tools } from './tools.ts'
import { ui } from './ui.ts'

/** All defects by layer; those of the journeys last, since each needs a build. */
const layers: Record<string, Defect[]> = {
  contract,
  server,
  'server-parts': serverParts,
  rights,
  state,
  screens,
  ui,
  tools,
  journeys,
}

export type Layered = Defect & { layer: string }

export const allDefects: Layered[] = Object.entries(layers).flatMap(([layer, defects]) =>
  defects.map((defect) => ({ ...defect, layer })),
)

export interface Choice {
  only?: string | undefined
  layer?: string | undefined
  jest?: boolean | undefined
}

/** The defects that the arguments name. Throws when there are none. */
export function chooseDefects({ only, layer, jest = false }: Choice): Layered[] {
  const chosen = allDefects.filter(
    (defect) =>
      (only === undefined || defect.id === only) &&
      (layer === undefined || defect.layer === layer) &&
      (!jest || isUnit(defect)),
  )
  if (chosen.length === 0)
    throw new Error(`No such defect. The layers are ${Object.keys(layers).join(', ')}.`)
  return chosen
}
