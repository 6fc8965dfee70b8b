import { alone } from '#support/alone.ts'
import { nextEdit } from '#support/diary/choices.ts'
import { Desk } from '#support/diary/desk.ts'
import { Diary } from '#support/diary/diary.ts'
import { findAgain } from '#support/diary/findAgain.ts'
import { type Moment, reloadAt } from '#support/reloadAt.ts'
import { journeySeed, rounds } from '#support/rounds.ts'
import { seeded } from '#support/seeded.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'

const edits = rounds.randomEdits
const reloads = Math.ceil(edits / 10)

// High enough for a whole working day.
test.use({ viewport: { width: 1280, height: 1400 } })

test(`${edits} random edits with ${reloads} reloads at the moment of an edit lose nothing`, async ({
  page,
}) => {
  test.setTimeout(180_000 + edits * 3_000)
  await alone(page)
  const chance = seeded(journeySeed)
  const diary = new Diary()
  const desk = new Desk(page, diary, chance)
  await desk.schedule.open(await newStaff())
  const moments: Moment[] = ['task', 'microtask', 0]
  // One in every ten edits, at a random position.
  const places = new Set([...Array(reloads).keys()].map((index) => index * 10 + chance.number(0, 9)))

  for (let number = 0; number < edits; number += 1) {
    if (chance.number(1, 10) === 1) await desk.turn()
    const edit = nextEdit(desk)
    await edit.prepare?.()
    if (!places.has(number)) {
      await edit.finish()
      edit.note()
      await expect(desk.schedule.form.root).toHaveCount(0)
      continue
    }
    const moment = chance.pick([...moments, chance.number(1, 50)])
    await reloadAt(page, moment, edit.action, edit.finish)
    edit.note()
    await findAgain(desk, `seed ${journeySeed}, edit ${number} (${edit.name}), loaded anew at ${moment}`)
  }

  await findAgain(desk, 'after all edits')
})
