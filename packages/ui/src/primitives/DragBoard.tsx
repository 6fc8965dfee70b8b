import { chakra } from '@chakra-ui/react'
import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { type ReactNode, useId, useState } from 'react'
import { useKeptFocus } from './useKeptFocus.ts'
import { gripId, type KeyboardDragOptions, useKeyboardDrag } from './useKeyboardDrag.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface DragBoardProps extends Omit<KeyboardDragOptions, 'announce'> {
  /** Describes the handles: what the keys do. */
  hint: string
  nameOf: (itemId: number) => string
  /** Draws the places: `useDroppable` has the `elementId` of a place as its id, `useDraggable` the id of an item. */
  children: (drag: ReturnType<typeof useKeyboardDrag> & { hintId: string }) => ReactNode
}

// Keys are ours (`useKeyboardDrag`): the library's move an item by pixels, and its announcements are English.
const sensors = [PointerSensor]
const plugins = [AutoScroller, Cursor, Feedback.configure({ dropAnimation: null }), PreventSelection]

/** Places between which items move by mouse, touch and keys. The focus goes with the item. */
export function DragBoard({ hint, nameOf, children, ...options }: DragBoardProps) {
  const { places, format, onDrop } = options
  const hintId = useId()
  const [said, announce] = useState('')
  const drag = useKeyboardDrag({ ...options, announce })
  const { keepFocus, focusProps } = useKeptFocus(places)

  const homeOf = (id: unknown) => places.find(({ itemIds }) => itemIds.some((item) => item === id))
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation: { source } }) =>
        announce(
          format('lifted', { name: nameOf(Number(source?.id)), place: homeOf(source?.id)?.name ?? '' }),
        )
      }
      onDragOver={({ operation: { source, target } }) => {
        const place = places.find(({ elementId }) => elementId === target?.id)
        if (place) announce(format('over', { name: nameOf(Number(source?.id)), place: place.name }))
      }}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const id = Number(source?.id)
        const home = homeOf(id)
        const at = places.findIndex(({ elementId }) => elementId === target?.id)
        const place = places[at]
        if (!home) return
        if (canceled || !place || place === home)
          return announce(format('stayed', { name: nameOf(id), place: home.name }))
        announce(format('dropped', { name: nameOf(id), place: place.name }))
        keepFocus({ itemId: id, controlId: gripId(id) })
        onDrop(id, at)
      }}
    >
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      <chakra.div display="contents" {...focusProps}>
        {children({ ...drag, hintId })}
      </chakra.div>
    </DragDropProvider>
  )
}
