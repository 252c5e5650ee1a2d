export { MicronutrientsCard as default } from "../../../features/meals/components/micronutrients-card.tsx";
