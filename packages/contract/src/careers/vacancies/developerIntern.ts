import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const developerIntern: VacancySample = {
  id: 12,
  categoryId: categoryIds.development,
  employment: 'internship',
  workplace: 'office',
  level: 'intern',
  places: 2,
  salary: { from: 450, to: 450 },
  publishedDaysAgo: 8,
  closesInDays: 38,
  text: {
    AZ: {
      Position: 'Təcrübəçi proqramçı',
      Description: 'Dörd ay mentorla birlikdə daxili portalımız üzərində işləyirsiniz. Təcrübə ödənişlidir.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'İldə iki dəfə daxili portalımız üzərində işləmək üçün üç təcrübəçi götürürük: məzuniyyət sorğuları, görüş cədvəli, əməkdaşların siyahısı. Hər təcrübəçinin mentoru var və onunla hər gün bir saat məşğul olur. Dörd aydan sonra üç nəfərdən birinə və ya ikisinə iş təklif edirik, qalanlarına işləri haqqında yazılı rəy veririk.',
      Responsibilities: [
        ['Kiçik xətaları düzəltmək və testlərlə əhatə etmək'],
        ['Təcrübənin sonuna qədər bitkin bir funksiya hazırlamaq'],
        ['Kodun nəzərdən keçirilməsində əvvəl müəllif, sonra rəyçi kimi iştirak etmək'],
        ['İki həftədən bir cümə günü nəticəni komandaya göstərmək'],
      ],
      Qualifications: [
        ['Təməl JavaScript bilikləri, HTML və CSS‑in nə üçün lazım olduğunu anlamaq'],
        ['Göstərə və izah edə biləcəyiniz kiçik şəxsi layihə'],
        ['Dörd ay ərzində həftədə otuz saat Bakı ofisində işləmək imkanı'],
        ['Sənədləri oxumaq üçün ingilis dili (lüğətlə də olar)'],
      ],
    },
    EN: {
      Position: 'Developer intern',
      Description: 'Spend four months with a mentor on our internal portal. The internship is paid.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'Twice a year we take three interns to work on our internal portal: leave requests, the meeting schedule, the staff directory. Every intern has a mentor and an hour with them each day. After four months we offer a position to one or two of the three, and give the others a written review of their work.',
      Responsibilities: [
        ['Fix small faults and cover them with tests'],
        ['Build one complete feature by the end of the internship'],
        ['Take part in code review, first as an author, then as a reviewer'],
        ['Show the result to the team every second Friday'],
      ],
      Qualifications: [
        ['Basic JavaScript and an understanding of what HTML and CSS are for'],
        ['A small project of your own that you can show and explain'],
        ['Thirty hours a week for four months, in the Baku office'],
        ['English for reading documentation, with a dictionary if need be'],
      ],
    },
    RU: {
      Position: 'Стажёр-разработчик',
      Description:
        'Четыре месяца работаете с наставником над нашим внутренним порталом. Стажировка оплачивается.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Дважды в год мы берём трёх стажёров для работы над внутренним порталом: заявки на отпуск, расписание встреч, справочник сотрудников. У каждого есть наставник, и каждый день — час занятий с ним. Через четыре месяца мы предлагаем место одному или двум из трёх, остальным даём письменный отзыв о работе.',
      Responsibilities: [
        ['Исправлять небольшие ошибки и закрывать их тестами'],
        ['К концу стажировки сделать одну законченную функцию'],
        ['Участвовать в ревью кода, сначала в роли автора, потом рецензента'],
        ['Раз в две недели по пятницам показывать результат команде'],
      ],
      Qualifications: [
        ['Базовый JavaScript и понимание, зачем нужны HTML и CSS'],
        ['Небольшой собственный проект, который можно показать и объяснить'],
        ['Тридцать часов в неделю в течение четырёх месяцев, в бакинском офисе'],
        ['Английский для чтения документации, можно со словарём'],
      ],
    },
  },
}
