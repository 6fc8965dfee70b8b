import { createListCollection, useCombobox } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { useAttendees } from './useAttendees.ts'
import type { Fold } from './useDisclosure.ts'

type Options = ReturnType<typeof useAttendees>['options']

const asCollection = (options: Options) =>
  createListCollection({
    // Two people may share their name.
    items: options.map((option, at) => ({ ...option, value: String(at), label: option.name })),
  })

/**
 * The list under the box of the attendees, on Chakra's Combobox: Down and Up move the highlight, Enter adds the highlighted row or the only person found, Escape
 * closes the list and not the dialog, Backspace in the empty box removes the last name, once it is in sight.
 */
export function useSuggestions(attendees: ReturnType<typeof useAttendees>, fold: Fold) {
  const { t } = useTranslation('meeting')
  const { options, isTaken, typed, chosen, add, addTyped, remove, announce } = attendees
  const [isOpen, setOpen] = useState(false)
  const collection = useMemo(() => asCollection(options), [options])
  const found = options.filter((option) => !option.isNew).length

  useEffect(() => {
    if (isOpen) announce(t('attendees.found', { count: found }))
  }, [isOpen, found, announce, t])

  const combobox = useCombobox({
    collection,
    inputValue: typed,
    // Chips show the chosen names, so the list itself never has a value.
    value: [],
    selectionBehavior: 'preserve',
    allowCustomValue: true,
    open: isOpen && options.length > 0,
    onOpenChange: ({ open }) => setOpen(open),
    openOnClick: true,
    // The dialog ignores Escape while the list is open, and the box handles it.
    disableLayer: true,
    positioning: { strategy: 'fixed', gutter: 4 },
  })
  const active = collection.find(combobox.highlightedValue)
  // React holds the text. The library's input would move the caret to the end whenever the list opens.
  const { defaultValue: _, onKeyDown: onMove, ...input } = combobox.getInputProps()

  // Also by a press while the list closes, which the library drops.
  const choose = (option: Options[number] | null) => {
    if (option && !option.isNew) add(option)
    else addTyped()
    setOpen(false)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A key of a composition is no command. Safari sends its last key, 229, after the end of the composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const { key } = event
    if (key === 'Backspace' && typed === '') {
      const last = chosen.at(-1)
      if (last === undefined) return
      // An attendee out of sight is not removed.
      if (fold.isHidden(last, chosen.length - 1)) {
        fold.unfold()
        announce(t('attendees.unfolded', { number: chosen.length }))
      } else remove(last)
    } else if (key === 'Escape' && combobox.open) {
      event.preventDefault()
      setOpen(false)
    } else if (key === 'Enter') {
      event.preventDefault()
      const isPart = found > 0 && found < options.length
      // The typed name of a chosen person does not choose a namesake.
      const only = found === 1 && isOpen && typed.trim() !== '' && !isTaken ? options[0] : undefined
      // A part of several names: the person chooses one of them, or the row that adds a guest.
      if (isPart && !active && !only) setOpen(true)
      else choose(active ?? only ?? null)
    } else if (key === 'ArrowDown' || key === 'ArrowUp') onMove?.(event)
  }

  return {
    combobox,
    items: collection.items,
    active,
    choose,
    input: { ...input, value: typed, onKeyDown },
    close: () => setOpen(false),
  }
}
