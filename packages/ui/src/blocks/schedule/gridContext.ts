import type { TFunction } from 'i18next'
import type { DayNames } from '#i18n/useDayNames.ts'
import type { GridDay, PlacedMeeting, WeekGridProps } from './scheduleTypes.ts'

/** The place of a cell: its row (a quarter of an hour) and its column (a day). */
export interface GridPlace {
  row: number
  column: number
}

/** The props and the texts of a rendering. */
interface Rendered {
  props: WeekGridProps
  t: TFunction<'schedule'>
  names: DayNames
}

/**
 * The props and the texts of the last rendering and the elements of the grid, for keyboard and mouse. Moving the cursor and
 * dragging write to the elements, so that React renders nothing.
 */
export class GridContext implements Rendered {
  props: WeekGridProps
  t: Rendered['t']
  names: DayNames
  scene: HTMLElement | null = null

  constructor({ props, t, names }: Rendered) {
    this.props = props
    this.t = t
    this.names = names
  }

  /** An element that the grid has once. */
  part(name: 'layer' | 'ghost' | 'said'): HTMLElement | null {
    return this.scene?.querySelector<HTMLElement>(`[data-part=${name}]`) ?? null
  }

  cell({ row, column }: GridPlace): HTMLElement | undefined {
    const line = this.scene?.querySelector('tbody')?.children[row]
    return line?.children[column + 1] as HTMLElement | undefined
  }

  /** The place of the cell that contains an element. */
  placeOf(target: Element): GridPlace | undefined {
    const cell = target.closest('tbody td')
    const line = cell?.parentElement
    if (!cell || !line?.parentElement) return undefined
    return {
      row: Array.prototype.indexOf.call(line.parentElement.children, line),
      column: Array.prototype.indexOf.call(line.children, cell) - 1,
    }
  }

  /** The notes over the days, in their order. */
  get notes(): HTMLElement[] {
    return [...(this.scene?.querySelectorAll<HTMLElement>('[data-part=all-day] [data-from]') ?? [])]
  }

  /** The lowest note over a day. */
  noteOver(column: number): HTMLElement | undefined {
    const isOver = (note: HTMLElement) => {
      const from = Number(note.dataset.from)
      return from <= column && column < from + ((note as Partial<HTMLTableCellElement>).colSpan ?? 1)
    }
    return this.notes.findLast(isOver)
  }

  /** The element of a meeting. */
  block(id: string): HTMLElement | undefined {
    const blocks = this.scene?.querySelectorAll<HTMLElement>('[data-id]') ?? []
    return [...blocks].find(({ dataset }) => dataset.id === id)
  }

  columnOf(day: string): number {
    return this.props.days.findIndex((one) => one.day === day)
  }

  find(id: string): { meeting: PlacedMeeting; day: GridDay; column: number } | undefined {
    for (const [column, day] of this.props.days.entries()) {
      const meeting = day.meetings.find((one) => one.id === id)
      if (meeting) return { meeting, day, column }
    }
    return undefined
  }

  /** Announces why a meeting cannot be moved. */
  announceFixed({ title, organiser }: PlacedMeeting): void {
    this.announce(
      organiser === undefined
        ? this.t('grid.fixed', { title })
        : this.t('grid.organised', { title, organiser }),
    )
  }

  /** Announces a text to screen readers, even if it is the same text as before. */
  announce(text: string): void {
    const said = this.part('said')
    if (said) said.textContent = said.textContent === text ? `${text}\u00a0` : text
  }
}
