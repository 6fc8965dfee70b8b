import type { GridDay, PlacedMeeting, WeekGridProps } from './scheduleTypes.ts'

/** A cell by its place: the row of a quarter of an hour, the column of a shown day. */
export interface GridPlace {
  row: number
  column: number
}

/**
 * What the keyboard and the mouse work on: the props of the last rendering, and the elements. Moving the cursor and
 * dragging write to the elements and draw nothing anew.
 */
export class GridContext {
  props: WeekGridProps
  scene: HTMLElement | null = null

  constructor(props: WeekGridProps) {
    this.props = props
  }

  /** One of the elements that exist once. */
  part(name: 'layer' | 'ghost' | 'said'): HTMLElement | null {
    return this.scene?.querySelector<HTMLElement>(`[data-part=${name}]`) ?? null
  }

  cell({ row, column }: GridPlace): HTMLElement | undefined {
    const line = this.scene?.querySelector('tbody')?.children[row]
    return line?.children[column + 1] as HTMLElement | undefined
  }

  /** The place of the cell that something happened in. */
  placeOf(target: Element): GridPlace | undefined {
    const cell = target.closest('tbody td')
    const line = cell?.parentElement
    if (!cell || !line?.parentElement) return undefined
    return {
      row: Array.prototype.indexOf.call(line.parentElement.children, line),
      column: Array.prototype.indexOf.call(line.children, cell) - 1,
    }
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

  /** Says it to a screen reader, also when the same was said before. */
  say(text: string): void {
    const said = this.part('said')
    if (said) said.textContent = said.textContent === text ? `${text}\u00a0` : text
  }
}
