import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { avatarColours } from '#primitives/avatarColours.ts'
import { initialsOf, namePartsOf } from '#primitives/personName.ts'
import { seedOf } from '#primitives/seedOf.ts'
import type { PlanDesk } from './planDesks.ts'

interface RoomPlanProps extends Omit<ComponentProps<typeof chakra.svg>, 'children'> {
  /** In groups of two rows that face each other, column by column. */
  desks: readonly PlanDesk[]
  /**
   * As high as it needs to be, and in a wide window with first names at the desks; else all are of one size.
   * @default false
   */
  isLarge?: boolean
}

/** In units of the drawing. A pitch leads from one desk to the next: wider where there are few. */
const pitches = { least: 34, most: 44 }
const gap = 3
const depth = 16
const seat = 10
const middle = 48
/** From the middle of one group of desks to the next one. */
const groupHeight = 80
/** More columns are two groups or more, which have no room for names. */
const groupColumns = 6
/** From the outside of the walls to the desks; on the right is the door. */
const edges = { left: 13, right: 23 }

/** The desks of a room have this much room at least, so that rooms with few people have one size. */
const roomMin = 5 * pitches.least

const widthOf = (room: number) => edges.left + room - gap + edges.right

/** Width to height of a plan and of its skeleton; a larger room is drawn smaller, or is higher. */
export const roomPlanRatio = `${widthOf(roomMin)} / ${2 * middle}`

/**
 * A room from above, as wide as its container, with the people at their desks. Without names it is decoration, hidden from screen
 * readers.
 */
export function RoomPlan({ desks, isLarge = false, ...rest }: RoomPlanProps) {
  const all = Math.ceil(desks.length / 2)
  // As many groups as keep the room about as wide as it is.
  const groups = all <= groupColumns ? 1 : Math.ceil(Math.sqrt(all / 3.5))
  const columns = Math.ceil(all / groups)
  const height = 2 * middle + (groups - 1) * groupHeight
  const door = height / 2
  const room = Math.max(roomMin, columns * pitches.least)
  const pitch = Math.min(pitches.most, room / columns)
  const width = widthOf(room)
  const start = edges.left + (room - columns * pitch) / 2
  const names = desks.flatMap(({ name }) => name ?? [])
  return (
    <chakra.svg
      {...(names.length > 0 ? { role: 'img', 'aria-label': names.join(', ') } : { 'aria-hidden': true })}
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      display="block"
      width="full"
      aspectRatio={isLarge ? `${width} / ${height}` : roomPlanRatio}
      css={looks}
      {...rest}
    >
      <chakra.rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="6" fill="bg.quiet" />
      {/* The wall begins and ends at the door, which stands open. */}
      <chakra.path
        d={`M${width - 1.5} ${door + 8}V${height - 7.5}a6 6 0 0 1-6 6H7.5a6 6 0 0 1-6-6V7.5a6 6 0 0 1 6-6H${width - 7.5}a6 6 0 0 1 6 6V${door - 8}`}
        {...wall}
        strokeWidth="2"
      />
      <chakra.path d={`M${width - 2} ${door - 8}h-16a16 16 0 0 0 16 16`} {...wall} strokeWidth="1.5" />
      {desks.map((one, place) => (
        <Desk
          // biome-ignore lint/suspicious/noArrayIndexKey: a desk is nothing but its place.
          key={place}
          left={start + (Math.floor(place / 2) % columns) * pitch}
          middle={middle + Math.floor(place / 2 / columns) * groupHeight}
          width={pitch - gap}
          side={place % 2 === 0 ? -1 : 1}
          hasNames={isLarge && groups === 1}
          {...one}
        />
      ))}
    </chakra.svg>
  )
}

/** Of the parts of desks, by class: a company has thousands of desks, too many for styled elements. */
const looks = {
  '& .desk': { fill: 'bg.raised', stroke: 'motif.paper2', strokeWidth: '1' },
  '& .monitor': { fill: 'meeting.limeBar' },
  '& .computer': { fill: 'motif.paper1' },
  '& .chair': { fill: 'bg.active', stroke: 'motif.paper2', strokeWidth: '1' },
  ...Object.fromEntries(
    avatarColours.map(({ ground }, colour) => [
      `& .chair[data-colour="${colour}"]`,
      { fill: ground, stroke: 'bg.quiet', strokeWidth: '1.5' },
    ]),
  ),
  '& text': {
    fill: 'fg',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: '8.5px',
    letterSpacing: '-0.025em',
    textAnchor: 'middle',
  },
  ...Object.fromEntries(
    avatarColours.map(({ text }, colour) => [`& text[data-colour="${colour}"]`, { fill: text }]),
  ),
  '& .first': { fontSize: '5px', letterSpacing: '0', display: { base: 'none', lg: 'block' } },
} as const

const wall = { fill: 'none', stroke: 'motif.paper1', strokeLinecap: 'round' } as const

interface DeskProps extends PlanDesk {
  left: number
  width: number
  middle: number
  /** Above the middle of its group, or below it. */
  side: -1 | 1
  hasNames: boolean
}

function Desk({ left, width, middle, side, hasNames, name, hasChair, computers, monitors }: DeskProps) {
  /** The upper edge of what is so high, and begins so far from the middle. */
  const top = (from: number, height: number) => middle + side * (from + height / 2) - height / 2
  const centre = left + width / 2
  const seatAt = middle + side * 26
  // As on the avatar beside the name.
  const colour = name && seedOf(name) % avatarColours.length
  return (
    <g>
      {name && <title>{name}</title>}
      <rect className="desk" x={left} y={top(1, depth)} width={width} height={depth} rx="3" />
      <SideBySide centre={centre} count={monitors} width={11} y={top(3, 3)} height={3} className="monitor" />
      <SideBySide
        centre={centre}
        count={computers}
        width={9.5}
        y={top(7.5, 5.5)}
        height={5.5}
        className="computer"
      />
      {hasChair && <circle className="chair" data-colour={colour} cx={centre} cy={seatAt} r={seat} />}
      {name && (
        <text data-colour={colour} x={centre} y={seatAt + 3}>
          {initialsOf(name)}
        </text>
      )}
      {name && hasNames && (
        <text className="first" x={centre} y={middle + side * 40.5 + 1.75}>
          {firstNameOf(name)}
        </text>
      )}
    </g>
  )
}

/** As much of it as there is room for at a desk. */
function firstNameOf(name: string): string {
  const [first = ''] = namePartsOf(name).given.split(/\s/)
  return first.length > 11 ? `${first.slice(0, 10)}…` : first
}

/** One or two things in the middle of a desk; more are not to be told apart. */
function SideBySide({
  centre,
  count,
  width,
  ...box
}: {
  centre: number
  count: number
  width: number
  y: number
  height: number
  className: string
}) {
  const drawn = Math.min(2, count)
  const start = centre - (drawn * width + (drawn - 1) * 2) / 2
  return [...Array(Math.max(0, drawn)).keys()].map((place) => (
    <rect key={place} x={start + place * (width + 2)} width={width} {...box} rx="1.5" />
  ))
}
