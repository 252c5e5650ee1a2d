export { DayList as default } from "../../../features/meals/components/day-list.tsx";
