import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

interface RoomPlanProps extends Omit<ComponentProps<typeof chakra.svg>, 'children'> {
  /** A desk and a chair for each. */
  people: number
  /** They stand on the desks in turn. */
  computers: number
  /** They stand at the backs of the desks, in turn. */
  monitors: number
}

/** In units of the drawing. `pitch`: from one desk to the next; `edge`: from the outside of a wall to the first desk. */
const desk = { width: 27, height: 17 }
const pitch = 30
const edge = 16
const height = 98

/** A room is as wide as this many desks at least, so that rooms with few people have one size. */
const columnsMin = 5

const widthOf = (columns: number) => 2 * edge + Math.max(columnsMin, columns) * pitch - (pitch - desk.width)

/** Width to height of a plan and of its skeleton; a longer room is drawn smaller. */
export const roomPlanRatio = `${widthOf(columnsMin)} / ${height}`

/** A room from above, as wide as its place: two rows of desks that face each other. Decoration, silent for screen readers. */
export function RoomPlan({ people, computers, monitors, ...rest }: RoomPlanProps) {
  // A room without people has its computers on desks without chairs.
  const desks = people || computers
  const columns = Math.ceil(desks / 2)
  const width = widthOf(columns)
  const start = edge + (Math.max(columnsMin, columns) - columns) * (pitch / 2)
  const shareOf = (count: number, place: number) => Math.ceil((count - place) / desks)
  return (
    <chakra.svg
      aria-hidden
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      display="block"
      width="full"
      aspectRatio={roomPlanRatio}
      {...rest}
    >
      <chakra.rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="6" fill="bg.quiet" />
      {/* The walls begin and end at the door, which stands open. */}
      <chakra.path
        d={`M${width - 14} ${height - 1.5}h6.5a6 6 0 0 0 6-6v-83a6 6 0 0 0-6-6H7.5a6 6 0 0 0-6 6v83a6 6 0 0 0 6 6H${width - 32}`}
        {...wall}
        strokeWidth="2"
      />
      <chakra.path d={`M${width - 14} ${height - 2}v-18a18 18 0 0 0-18 18`} {...wall} strokeWidth="1.5" />
      {Array.from({ length: desks }, (_, place) => {
        const left = start + Math.floor(place / 2) * pitch
        return (
          <Desk
            // biome-ignore lint/suspicious/noArrayIndexKey: a desk is nothing but its place.
            key={place}
            transform={
              place % 2 === 0
                ? `translate(${left} 31)`
                : `translate(${left + desk.width} ${height - 31}) rotate(180)`
            }
            hasChair={people > 0}
            computers={shareOf(computers, place)}
            monitors={shareOf(monitors, place)}
          />
        )
      })}
    </chakra.svg>
  )
}

const wall = { fill: 'none', stroke: 'motif.paper1', strokeLinecap: 'round' } as const

interface DeskProps {
  transform: string
  hasChair: boolean
  computers: number
  monitors: number
}

function Desk({ transform, hasChair, computers, monitors }: DeskProps) {
  return (
    <g transform={transform}>
      {hasChair && <chakra.rect x="6.5" y="-11" width="14" height="13" rx="5" fill="motif.paper2" />}
      <chakra.rect {...desk} rx="3" fill="bg.raised" stroke="motif.paper2" strokeWidth="1" />
      <SideBySide count={computers} width={9.5} y={4} height={6} fill="motif.paper1" />
      <SideBySide count={monitors} width={11} y={12} height={3} fill="meeting.limeBar" />
    </g>
  )
}

/** One or two things in the middle of a desk; more are not to be told apart. */
function SideBySide({
  count,
  width,
  ...box
}: {
  count: number
  width: number
  y: number
  height: number
  fill: string
}) {
  const drawn = Math.min(2, count)
  const start = (desk.width - drawn * width - (drawn - 1) * 2) / 2
  return Array.from({ length: Math.max(0, drawn) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a thing is nothing but its place.
    <chakra.rect key={place} x={start + place * (width + 2)} width={width} {...box} rx="1.5" />
  ))
}
