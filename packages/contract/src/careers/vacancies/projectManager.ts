import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const projectManager: VacancySample = {
  id: 2,
  categoryId: categoryIds.projectManagement,
  employment: 'fullTime',
  workplace: 'office',
  level: 'middle',
  places: 1,
  salary: { from: 2600, to: 3600 },
  publishedDaysAgo: 12,
  closesInDays: 24,
  text: {
    AZ: {
      Position: 'Layihə meneceri',
      Description:
        'Üç layihəni ilk plandan sistemin işə salınmasınadək aparır, təhvil tarixinə cavabdeh olursunuz.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'Eyni vaxtda üç tətbiq layihəsi aparacaqsınız: hər birində dörd-yeddi nəfərlik komanda və dəqiq işə salınma tarixi var. Müştərilərimiz distribütorlar, klinikalar və pərakəndə satış şəbəkələridir; çoxu sistemini ilk dəfə dəyişir, ona görə izah etmək planlaşdırmaq qədər vaxt alacaq.\n\nÜç layihədən ikisi artıq başlayıb, ilk ay onları hazırkı menecerlə birlikdə aparacaqsınız.',
      Responsibilities: [
        ['İşin həcmini, planı və işə salınma tarixini müştəri ilə razılaşdırmaq və yazılı təsdiqləmək'],
        ['Planı daim yeniləmək və hər həftə müştəriyə nəyin dəyişdiyini göstərmək'],
        [
          'Riskləri erkən görmək və seçim təklif etmək: tarixi dəyişmək, həcmi azaltmaq və ya komandanı böyütmək',
        ],
        ['Həftəlik görüşü keçirmək və qərarları həmin gün hamıya göndərmək'],
        ['Təhvil-təslimi, əməkdaşların təlimini və işə salındıqdan sonrakı ilk iki həftəni idarə etmək'],
      ],
      Qualifications: [
        ['İT layihələrinin idarə edilməsində ən azı üç illik təcrübə və sona çatdırılmış ən azı iki layihə'],
        ['Sabit qiymətli müqavilələr və dəyişiklik sorğuları ilə iş təcrübəsi'],
        ['Planlaşdırma alətlərindən birini yaxşı bilmək: MS Project, Jira və ya oxşarı'],
        ['Azərbaycan və rus dillərində sərbəst danışıq, yazışma üçün ingilis dili'],
        ['Ayda bir-iki dəfə bölgələrdəki müştərilərə ezamiyyətə getməyə hazır olmaq'],
      ],
    },
    EN: {
      Position: 'Project manager',
      Description: 'Run three rollouts from the first plan to launch and answer for the date.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'You will run three rollouts at a time, each with a team of four to seven people and a firm launch date. Our clients are distributors, clinics and retail chains; many are changing their system for the first time, so explaining will take as much time as planning.\n\nTwo of the three projects have already begun, and for the first month you run them together with their present manager.',
      Responsibilities: [
        ['Agree scope, plan and launch date with the client and put them in writing'],
        ['Keep the plan current and show the client every week what has moved'],
        ['Notice risks early and offer a choice: move the date, cut the scope or add people'],
        ['Run the weekly meeting and send out its decisions the same day'],
        ['Lead acceptance, staff training and the first two weeks after launch'],
      ],
      Qualifications: [
        ['At least three years of managing IT projects, with two or more brought to launch'],
        ['Experience of fixed-price contracts and change requests'],
        ['Good command of a planning tool: MS Project, Jira or similar'],
        ['Fluent Azerbaijani and Russian, English for correspondence'],
        ['Readiness to visit clients in the regions once or twice a month'],
      ],
    },
    RU: {
      Position: 'Руководитель проектов',
      Description: 'Ведёте три внедрения от первого плана до запуска и отвечаете за дату.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Одновременно вы ведёте три внедрения, в каждом — команда от четырёх до семи человек и твёрдая дата запуска. Наши клиенты — дистрибьюторы, клиники и розничные сети; многие меняют систему впервые, поэтому объяснять придётся не меньше, чем планировать.\n\nДва из трёх проектов уже идут, и первый месяц вы ведёте их вместе с нынешним руководителем.',
      Responsibilities: [
        ['Согласовывать с клиентом объём, план и дату запуска и фиксировать их письменно'],
        ['Держать план в актуальном виде и каждую неделю показывать клиенту, что сдвинулось'],
        ['Рано замечать риски и предлагать выбор: перенести дату, сократить объём или добавить людей'],
        ['Проводить еженедельную встречу и в тот же день рассылать её решения'],
        ['Вести приёмку, обучение сотрудников и первые две недели после запуска'],
      ],
      Qualifications: [
        ['Опыт управления ИТ-проектами от трёх лет, не менее двух проектов доведены до запуска'],
        ['Опыт работы по договорам с фиксированной ценой и с запросами на изменения'],
        ['Уверенное владение инструментом планирования: MS Project, Jira или аналогом'],
        ['Свободный азербайджанский и русский, английский для переписки'],
        ['Готовность один-два раза в месяц выезжать к клиентам в регионы'],
      ],
    },
  },
}
