import { firstStageNames, stages } from '@atrium/contract/hiring'
import { templatesEndpoints } from '@atrium/contract/hiring/templates/calls'
import {
  newTemplateSchema,
  stagesSchema,
  templateChangesSchema,
} from '@atrium/contract/hiring/templates/schema'
import { answering, changedMeanwhile, done, json, mockOf, notFound } from './answers.ts'
import { sampledTemplates } from './hiringSamples.ts'
import { memoryOf } from './memory.ts'

const { listStages, saveStages, listTemplates, createTemplate, saveTemplate, deleteTemplate } =
  templatesEndpoints

const memory = memoryOf(() => ({
  stages: stages.map((id) => ({ id, names: firstStageNames[id] })),
  templates: sampledTemplates(),
}))

/** The calls about stages and templates. */
export const hiringSettingsMocks = [
  mockOf(listStages, () => json(memory.stages)),
  mockOf(
    saveStages,
    answering(stagesSchema, ({ stages: changed, before }) => {
      if (JSON.stringify(memory.stages) !== JSON.stringify(before)) return changedMeanwhile()
      memory.stages = changed
      return done()
    }),
  ),
  mockOf(listTemplates, () => json(memory.templates)),
  mockOf(
    createTemplate,
    answering(newTemplateSchema, (fields) => {
      const created = { id: memory.templates.length + 1, revision: 1, ...fields }
      memory.templates = [...memory.templates, created]
      return json(created)
    }),
  ),
  mockOf(saveTemplate, ({ params, request }) =>
    answering(templateChangesSchema, ({ revision, ...fields }) => {
      const found = memory.templates.find(({ id }) => id === Number(params.id))
      if (!found) return notFound()
      if (found.revision !== revision) return changedMeanwhile()
      const saved = { id: found.id, revision: revision + 1, ...fields }
      memory.templates = memory.templates.map((one) => (one === found ? saved : one))
      return json(saved)
    })({ request }),
  ),
  mockOf(deleteTemplate, ({ params }) => {
    const found = memory.templates.some(({ id }) => id === Number(params.id))
    memory.templates = memory.templates.filter(({ id }) => id !== Number(params.id))
    return found ? done() : notFound()
  }),
]
